// As much Markdown as rules are written in: paragraphs, lists, bold, italics, code, and rule ids that become links.

export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

export type Block =
  | { readonly kind: 'p'; readonly spans: Span[] }
  | { readonly kind: 'list'; readonly items: Span[][] }
  | { readonly kind: 'table'; readonly rows: Span[][][] };

/** Ids of rules as every game writes them: letters, a dash, then numbers and dots. */
const RULE = /\b[A-Z][A-Z0-9]{1,4}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?\b/;
const INLINE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|_[^_\s][^_]*_|`[^`]+`)/;

/** The parts of a line. */
export function spans(line: string): Span[] {
  return line
    .split(INLINE)
    .filter(Boolean)
    .flatMap((part): Span[] => {
      if (/^\*\*.+\*\*$/.test(part)) return [{ kind: 'strong', text: part.slice(2, -2) }];
      if (/^`.+`$/.test(part)) return [{ kind: 'code', text: part.slice(1, -1) }];
      if (/^(\*.+\*|_.+_)$/.test(part)) return [{ kind: 'em', text: part.slice(1, -1) }];
      return ruled(part);
    });
}

function ruled(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (let match = RULE.exec(rest); match; match = RULE.exec(rest)) {
    if (match.index > 0) found.push({ kind: 'text', text: rest.slice(0, match.index) });
    found.push({ kind: 'rule', text: match[0] });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ kind: 'text', text: rest });
  return found;
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.trim().split(/\n\s*\n/)) {
    const lines = chunk.split('\n').map((line) => line.trim()).filter(Boolean);
    let paragraph: string[] = [];
    let items: string[] = [];
    let rows: string[] = [];
    const flush = (): void => {
      if (paragraph.length > 0) found.push({ kind: 'p', spans: spans(paragraph.join(' ')) });
      if (items.length > 0) found.push({ kind: 'list', items: items.map(spans) });
      if (rows.length > 0) {
        const cells = rows.filter((row) => !/^\|[\s:|-]+\|$/.test(row)).map((row) => row.slice(1, -1).split('|'));
        found.push({ kind: 'table', rows: cells.map((row) => row.map((cell) => spans(cell.trim()))) });
      }
      [paragraph, items, rows] = [[], [], []];
    };
    for (const line of lines) {
      const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      if (item?.[1] !== undefined) {
        if (paragraph.length > 0 || rows.length > 0) flush();
        items.push(item[1]);
      } else if (/^\|.*\|$/.test(line)) {
        if (paragraph.length > 0 || items.length > 0) flush();
        rows.push(line);
      } else if (items.length > 0) {
        items[items.length - 1] += ` ${line}`;
      } else {
        if (rows.length > 0) flush();
        paragraph.push(line.replace(/^#+\s*/, ''));
      }
    }
    flush();
  }
  return found;
}
