// The camera over the map: it follows the play by itself, and goes where a person drags, pinches or turns the wheel.
import { held, zoomed, type Box, type Point, type View } from '../lib/geometry';

/** What the camera looks at: the window, the map, and the views it has by itself. */
export interface Scope {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  /** The whole map. */
  readonly whole: View;
  /** Where it looks while nobody leads it. */
  readonly home: View;
}

export class Camera {
  /** The view a person chose; none while the camera goes by itself. */
  chosen: View | undefined = $state.raw();
  dragging = $state(false);
  readonly #touching = new Map<number, Point>();
  #start: Point & { view: View; gap: number } = { x: 0, y: 0, view: { k: 1, x: 0, y: 0 }, gap: 0 };

  constructor(private readonly scope: () => Scope) {}

  get view(): View {
    return this.chosen ?? this.scope().home;
  }

  zoom(factor: number, about?: Point): void {
    const { width, height, box, whole } = this.scope();
    const middle = about ?? { x: width / 2, y: height / 2 };
    this.chosen = held(zoomed(this.view, factor, middle, Math.min(whole.k, 0.3) * 0.8, 3), box, width, height);
  }

  wheel(event: WheelEvent, svg: Element): void {
    event.preventDefault();
    const bounds = svg.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0015), { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
  }

  down(event: PointerEvent): void {
    this.#touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#begin();
  }

  /** Where the fingers are: their middle, and how far they are apart if there are two. */
  #fingers(): (Point & { gap: number | undefined }) | undefined {
    const [a, b] = [...this.#touching.values()];
    if (!a) return undefined;
    if (!b) return { ...a, gap: undefined };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  #begin(): void {
    const now = this.#fingers();
    if (now) this.#start = { x: now.x, y: now.y, view: this.view, gap: now.gap ?? 0 };
  }

  move(event: PointerEvent, svg: Element): void {
    if (!this.#touching.has(event.pointerId)) return;
    this.#touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.#fingers();
    if (!now) return;
    const start = this.#start;
    if (!this.dragging && Math.hypot(now.x - start.x, now.y - start.y) < 6 && now.gap === undefined) return;
    if (!this.dragging) {
      this.dragging = true;
      svg.setPointerCapture(event.pointerId);
    }
    const { width, height, box, whole } = this.scope();
    let next: View = { k: start.view.k, x: start.view.x + now.x - start.x, y: start.view.y + now.y - start.y };
    if (now.gap !== undefined && start.gap > 0) {
      const bounds = svg.getBoundingClientRect();
      next = zoomed(next, now.gap / start.gap, { x: now.x - bounds.left, y: now.y - bounds.top }, whole.k * 0.8, 3);
    }
    this.chosen = held(next, box, width, height);
  }

  up(event: PointerEvent): void {
    this.#touching.delete(event.pointerId);
    if (this.#touching.size > 0) this.#begin();
    // The click that follows a drag is part of it.
    else if (this.dragging) setTimeout(() => (this.dragging = false), 0);
  }
}
