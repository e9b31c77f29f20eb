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

type TestMailProps = { values: NewsletterFormValues; hasArabic: boolean };
type Language = 'en' | 'ar';

/** Sends the newsletter being typed to one e-mail, in one language; nothing is saved and no other address gets it. */
export function TestMail({ values, hasArabic }: TestMailProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<Language>('en');
  const language = hasArabic ? chosen : 'en';
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
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
      />
      {hasArabic && (
        <TextField
          select
          id={`${id}language`}
          size="small"
          label={<FormattedMessage id="newsletters.test.language" />}
          value={language}
          onChange={({ target }) => setChosen(target.value as Language)}
          sx={{ minWidth: 130 }}
        >
          {(['en', 'ar'] as const).map((value) => (
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
  const [send] = useMutation(SendTestNewsletter);
  const { run, isPending } = useAction({ errors: sendingErrors, around: 'newsletters.test.failed' });

  return {
    isPending,
    send: (values: NewsletterFormValues, email: string, locale: Language) => {
      const isArabic = locale === 'ar';
      return run(async () => {
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
