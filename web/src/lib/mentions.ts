// The names of things in a sentence, so that each can be opened.

export interface Part {
  readonly text: string;
  /** The entry that the words name. */
  readonly entry?: string;
}

/** A sentence cut at the names in it: the longest name first, each name once. */
export function mentioned(text: string, things: readonly { name: string; entry: string }[]): Part[] {
  let parts: Part[] = [{ text }];
  for (const { name, entry } of [...things].sort((a, b) => b.name.length - a.name.length)) {
    parts = parts.flatMap((part): Part[] => {
      const at = part.entry === undefined ? part.text.indexOf(name) : -1;
      if (at < 0 || name === '') return [part];
      const [before, after] = [part.text.slice(0, at), part.text.slice(at + name.length)];
      return [{ text: before }, { text: name, entry }, { text: after }].filter((one) => one.text !== '');
    });
  }
  return parts;
}
