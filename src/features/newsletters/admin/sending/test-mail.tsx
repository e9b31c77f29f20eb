import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { hasText } from '#rules/text/has-text.ts';
import { isWritten } from '../../is-written.ts';
import type { NewsletterFormValues } from '../../newsletter-fields.ts';
import { sendingErrors } from './sending-errors.ts';
import { SendTestNewsletter } from '../preview/preview-documents.ts';
import { usePreviewPlace, type Language } from '../preview/preview-place.ts';

type TestMailProps = {
  values: NewsletterFormValues;
  /** Languages that the newsletter has, and the one that its preview shows. */
  languages: readonly Language[];
  shown: Language;
};

/**
 * Sends the newsletter being typed to one e-mail, in one language; no other address gets it. Where it can be saved, it is
 * saved first, so that what was tested is what is sent later.
 */
export function TestMail({ values, languages, shown }: TestMailProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<{ language: Language; at: Language } | null>(null);
  // Another language in the preview takes the place of an earlier choice.
  const language = chosen?.at === shown ? chosen.language : shown;
  const { send, isPending } = useTestMail();
  const canSend = email.trim() !== '' && canBeSent(values, language) && !isPending;
  const submit = () => {
    if (canSend) void send(values, email.trim(), language);
  };
  /** Enter sends the test mail instead of submitting the surrounding form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        id={`${id}email`}
        size="small"
        type="email"
        label={<FormattedMessage id="newsletters.test.email" />}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}
      />
      {languages.length > 1 && (
        <TextField
          select
          id={`${id}language`}
          size="small"
          label={<FormattedMessage id="newsletters.test.language" />}
          value={language}
          onChange={({ target }) => setChosen({ language: target.value as Language, at: shown })}
          sx={{ minWidth: 120 }}
        >
          {languages.map((value) => (
            <MenuItem key={value} value={value}>
              <FormattedMessage id={`newsletters.preview.${value}`} />
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button variant="outlined" onClick={submit} disabled={!canSend} loading={isPending}>
        <FormattedMessage id="newsletters.test.send" />
      </Button>
    </Stack>
  );
}

function canBeSent({ subject, content, subject_ar, content_ar }: NewsletterFormValues, language: Language) {
  const [line, text] = language === 'ar' ? [subject_ar, content_ar] : [subject, content];

  return hasText(line) && isWritten(text);
}

function useTestMail() {
  const toasts = useToasts();
  const { saveFirst } = usePreviewPlace();
  const [send] = useMutation(SendTestNewsletter);
  const { run, isPending } = useAction({ errors: sendingErrors, around: 'newsletters.test.failed' });

  return {
    isPending,
    send: (values: NewsletterFormValues, email: string, locale: Language) => {
      const isArabic = locale === 'ar';
      return run(async () => {
        if (saveFirst && !(await saveFirst())) return;
        const { data } = await send({
          variables: {
            ...{ email, locale, template_name: values.template_name },
            subject: ((isArabic && values.subject_ar) || values.subject).trim(),
            html_content: (isArabic && values.content_ar) || values.content,
            preheader: (isArabic ? values.preheader_ar : values.preheader).trim() || null,
          },
        });
        toasts.success('newsletters.test.sent', {
          values: { address: email, response: data?.test?.response ?? '' },
        });
      });
    },
  };
}
