import { Text } from '#src/components/text.tsx';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';

const LISTS = [
  { heading: 'reasons', part: 'about-reason' },
  { heading: 'values', part: 'about-value' },
] as const;

/** Shows the About panel's texts within a page. */
export function AboutText() {
  const pieces = usePieces('about');
  const lists = LISTS.map(({ heading, part }) => ({
    part,
    heading: pieces?.heading(heading),
    items: pieces?.of(part) ?? [],
  })).filter(({ items }) => items.length > 0);

  return (
    <>
      <Text as="h3" variant="h3">
        <PieceText piece={pieces?.heading('about')} is="title" />
      </Text>
      <Text muted>
        <PieceText piece={pieces?.heading('about')} is="text" />
      </Text>
      {lists.map(({ part, heading, items }) => (
        <section key={part}>
          <Text as="h3" variant="h4">
            <PieceText piece={heading} is="title" />
          </Text>
          <ul>
            {items.map((piece) => (
              <li key={piece.id}>
                <strong>
                  <PieceText piece={piece} is="title" />
                </strong>{' '}
                <PieceText piece={piece} is="text" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
