import type { ResultOf } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react';
import { useDebounce } from 'use-debounce';
import type { NewsletterFormValues } from '../../newsletter-fields.ts';
import { PreviewNewsletter } from './preview-documents.ts';

/** Milliseconds after the last key press until the server is asked. */
const PAUSE_MS = 400;

export type Preview = NonNullable<ResultOf<typeof PreviewNewsletter>['preview']>;

/**
 * Returns the server's preview of what is typed; the previous preview stays until the next one arrives. Nothing is asked
 * while the preview is hidden.
 */
export function useNewsletterPreview(
  values: NewsletterFormValues,
  isShown: boolean,
): {
  preview: Preview | undefined;
  error: unknown;
} {
  const [settled] = useDebounce(values, PAUSE_MS);
  const { data, previousData, error } = useQuery(PreviewNewsletter, {
    variables: {
      template_name: settled.template_name,
      subject: settled.subject.trim(),
      html_content: settled.content,
      subject_ar: settled.subject_ar?.trim() || null,
      html_content_ar: settled.content_ar || null,
      preheader: settled.preheader.trim() || null,
      preheader_ar: settled.preheader_ar.trim() || null,
    },
    // Each typed state is requested once, so caching it is useless.
    fetchPolicy: 'no-cache',
    skip: !isShown,
  });

  return { preview: (data ?? previousData)?.preview, error };
}
