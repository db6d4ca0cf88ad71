import { hashOf } from '../src/state/addresses/route';
import { piecesBy, type Forms } from '../src/parts/book/pieces';

/** A definition in which the other words of the glossary lead to their own. */
export function withWords(forms: Forms, html: string, self: string): string {
  let within = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<a\b/.test(part)) within += 1;
        if (part === '</a>') within -= 1;
        return part;
      }
      return within > 0 ? part : linked(forms, part, self);
    })
    .join('');
}

function linked(forms: Forms, text: string, self: string): string {
  return piecesBy(forms, text)
    .map(({ text: part, id }) =>
      id && id !== self ? `<a href="${hashOf({ page: 'book', shelf: 'glossary', id })}">${part}</a>` : part,
    )
    .join('');
}
