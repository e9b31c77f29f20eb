import { Text } from '#src/components/text.tsx';
import { PieceText } from '#src/lib/pieces/piece-text.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';

/** Shows all questions with their answers within a page; the panel unfolds them one at a time. */
export function FaqText() {
  const pieces = usePieces('faq');

  return (
    <dl>
      {pieces?.of('faq').map((question) => (
        <div key={question.id}>
          <Text as="dt" variant="h5">
            <PieceText piece={question} is="title" uptime={pieces.uptime} />
          </Text>
          <Text as="dd" muted>
            <PieceText piece={question} is="text" uptime={pieces.uptime} />
          </Text>
        </div>
      ))}
    </dl>
  );
}
