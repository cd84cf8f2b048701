//! Numbers that are added up.

/// How many numbers, their sum and the sum of their squares.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    pub count: f64,
    total: f64,
    squares: f64,
}

impl Sum {
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.total += value;
        self.squares += value * value;
    }

    pub fn mean(&self) -> f64 {
        self.total / self.count.max(1.0)
    }

    pub fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean() * self.mean()).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation() {
        let mut sum = Sum::default();
        assert_eq!((sum.mean(), sum.deviation()), (0.0, 0.0));
        [2.0, 4.0, 6.0, 8.0].into_iter().for_each(|value| sum.add(value));
        assert_eq!(sum.mean(), 5.0);
        assert!((sum.deviation() - 5.0f64.sqrt()).abs() < 1e-9);
    }
}
