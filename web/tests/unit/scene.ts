// Small scenes to test with.
import type { Offer, Piece, SceneView, Zone } from '../../src/protocol';

export function offer(notation: string, touches: string[], more: Partial<Offer> = {}): Offer {
  return { notation, label: `Do ${notation}`, touches, lasting: false, hands_over: false, ...more };
}

export function piece(id: string, zone: string, more: Partial<Piece> = {}): Piece {
  return { id, zone, kind: 'pawn', face: 'up', badges: [], tone: 'neutral', ...more };
}

export function zone(id: string, more: Partial<Zone> = {}): Zone {
  return { id, layout: { kind: 'row' }, badges: [], tone: 'neutral', ...more };
}

export function scene(more: Partial<SceneView> = {}): SceneView {
  return {
    game: 'test', viewer: 'seat-1', seats: [], zones: [], links: [], pieces: [], gauges: [], awaited: [], together: false,
    welcome: [], read: [], offers: [], reckoning: [], ...more,
  };
}
