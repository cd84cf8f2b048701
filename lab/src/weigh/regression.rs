//! A linear regression.

/// How much of what earlier generations have seen still counts.
const MEMORY: f64 = 0.5;
/// How strongly weights are drawn towards nothing.
const RIDGE: f64 = 20.0;

/// The sums of a linear regression with so many unknowns.
pub(super) struct Regression<const N: usize> {
    products: Vec<[f64; N]>,
    results: [f64; N],
}

impl<const N: usize> Regression<N> {
    pub fn new() -> Regression<N> {
        Regression { products: vec![[0.0; N]; N], results: [0.0; N] }
    }

    /// One line: what was read, and what came of it.
    pub fn add(&mut self, line: &[f64; N], result: f64) {
        for (row, value) in self.products.iter_mut().zip(line).filter(|(_, value)| **value != 0.0) {
            row.iter_mut().zip(line).for_each(|(sum, other)| *sum += value * other);
        }
        self.results.iter_mut().zip(line).for_each(|(sum, value)| *sum += value * result);
    }

    /// Lets everything so far count for less.
    pub fn forget(&mut self) {
        self.products.iter_mut().flatten().for_each(|sum| *sum *= MEMORY);
        self.results.iter_mut().for_each(|sum| *sum *= MEMORY);
    }

    /// The solution, by elimination.
    pub fn solve(&self) -> [f64; N] {
        let mut rows = self.products.clone();
        let mut results = self.results;
        (0..N).for_each(|i| rows[i][i] += RIDGE);
        for i in 0..N {
            let pivot = rows[i];
            for j in i + 1..N {
                let factor = rows[j][i] / pivot[i];
                if factor != 0.0 {
                    rows[j]
                        .iter_mut()
                        .zip(&pivot)
                        .for_each(|(value, other)| *value -= factor * other);
                    results[j] -= factor * results[i];
                }
            }
        }
        let mut solution = [0.0; N];
        for i in (0..N).rev() {
            let known: f64 = (i + 1..N).map(|j| rows[i][j] * solution[j]).sum();
            solution[i] = (results[i] - known) / rows[i][i];
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_again() {
        let mut regression = Regression::<2>::new();
        for x in 0..200 {
            let (x, y) = (f64::from(x), f64::from(x % 7) * 10.0);
            regression.add(&[x, y], 3.0 * x - 2.0 * y);
        }
        let [a, b] = regression.solve();
        assert!((a - 3.0).abs() < 0.01 && (b + 2.0).abs() < 0.01, "{a} {b}");
    }
}
