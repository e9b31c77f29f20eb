import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import type { Locale } from '#src/config/locale.ts';
import { MissingPart } from '#src/kit/forms/editor/missing-part.tsx';
import { InLanguage, useTextsIn } from '#src/lib/messages/in-language.tsx';

/** Draws a preview in a language, whose texts are loaded now; the form around it stays if they do not arrive. */
export function PreviewIn({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { texts, tryAgain } = useTextsIn(locale);

  return (
    <ErrorBoundary
      resetKey={texts}
      fallback={() => <MissingPart text="forms.late.preview" onTryAgain={tryAgain} />}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <InLanguage locale={locale} texts={texts}>
          {children}
        </InLanguage>
      </Suspense>
    </ErrorBoundary>
  );
}
