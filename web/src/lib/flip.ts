// Pieces outside the map glide from where they were to where they are.

type Places = Map<string, DOMRect>;

/** Where every followed element is now. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const id = element.dataset['flip'];
    const box = element.getBoundingClientRect();
    if (id && box.width > 0) found.set(id, box);
  }
  return found;
}

/** Lets every followed element that moved glide to its new place. */
export function glide(root: ParentNode, before: Places, duration: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const was = before.get(element.dataset['flip'] ?? '');
    if (!was) continue;
    const now = element.getBoundingClientRect();
    const [dx, dy] = [was.left - now.left, was.top - now.top];
    if (Math.abs(dx) + Math.abs(dy) < 4 || now.width === 0) continue;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    });
  }
}
