import type { ReactNode } from 'react';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';
import type { PartnerMark } from '#rules/site-content/pictures.ts';
import styles from './trusted-by.module.css';

/** Word marks, with their sizes: the company's name as a drawing, so there is no name beside it. */
const WORDMARKS: Readonly<Partial<Record<PartnerMark, number>>> = { plesk: 68, amd: 84 };
/**
 * Sizes of the other marks in CSS pixels, where they are not 26. All marks are squares of 24 units, filled to different
 * heights; with these sizes they look equally high.
 */
const SIZES: Readonly<Partial<Record<PartnerMark, number>>> = { cloudflare: 44 };

/** Shows the marks of the partners, and after them what else speaks for the company (`children`). */
export function TrustedBy({ children }: { children?: ReactNode }) {
  const pieces = usePieces('landing');

  return (
    <section aria-labelledby="partners-title" className={styles.section}>
      <Container>
        <Text id="partners-title" as="h2" variant="body2" muted className={styles.title}>
          <PieceText piece={pieces?.heading('partners')} is="title" />
        </Text>
        <ul className={styles.partners} role="list">
          {pieces?.of('partner').map((partner) => (
            <li key={partner.id} dir="ltr" className={styles.partner}>
              <Partner partner={partner} />
            </li>
          ))}
        </ul>
        {children}
      </Container>
    </section>
  );
}

type PartnerProps = { partner: PieceTexts & { picture?: string | null | undefined } };

/** Shows a company by its mark and name; one without a mark in our set by its name. */
export function Partner({ partner }: PartnerProps) {
  const mark = partner.picture as PartnerMark | null;
  const wordmark = mark && WORDMARKS[mark];
  if (wordmark) return <BrandIcon name={mark} size={wordmark} label={partner.title ?? ''} />;

  return (
    <>
      {mark && <BrandIcon name={mark} size={SIZES[mark] ?? 26} />}
      <span>
        <PieceText piece={partner} is="title" />
      </span>
    </>
  );
}
