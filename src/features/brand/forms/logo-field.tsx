import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogoPicture } from '#src/components/logo-picture.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { brandFields, type BrandFormValues } from '../brand-fields.ts';
import { pictureErrors } from './picture-errors.ts';
import { foundIn, previewOf, uploadPicture, type PictureKind, type Uploaded } from './upload-picture.ts';

/** Bytes of a file at most; the service refuses a larger one, too. */
const MAX_BYTES = 512 * 1024;

type LogoFieldProps = { name: keyof BrandFormValues & string; kind: PictureKind };

/** Takes one logo as a file, and shows it on the site's light and dark grounds. */
export function LogoField({ name, kind }: LogoFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [{ value }, , { setValue }] = useField<string>(name);
  const { uploaded, isUploading, problem, upload } = useUpload(kind, (hash) => void setValue(hash));
  const label = intl.formatMessage({ id: brandFields.labels[name] });

  return (
    <Box role="group" aria-label={label} sx={place}>
      <Typography variant="subtitle2" component="h4">
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id={`brand.form.${kind}Hint`} />
      </Typography>
      {value && <Preview hash={value} uploaded={uploaded} label={label} />}
      <input
        ref={input}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={intl.formatMessage({ id: 'brand.form.fileOf' }, { logo: label })}
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
          // An empty value lets the person choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={isUploading}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          <FormattedMessage id={value ? 'brand.form.chooseOther' : 'brand.form.choose'} />
        </Button>
        {value && (
          <Button onClick={() => void setValue('')}>
            <FormattedMessage id="brand.form.remove" />
          </Button>
        )}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

/** Uploads a file and hands its hash on; a refused file leaves what was chosen before. */
function useUpload(kind: PictureKind, onUploaded: (hash: string) => void) {
  const intl = useIntl();
  const session = useSessionStore();
  const errorText = useErrorText();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState('');

  function problemOf(error: unknown): string {
    const known = Object.entries(pictureErrors).find(([code]) => code === errorCodeOf(error));

    return known ? intl.formatMessage({ id: known[1] }, foundIn(error)) : errorText(error);
  }

  async function upload(file: File): Promise<void> {
    setProblem('');
    if (file.size > MAX_BYTES) {
      const found = `${intl.formatNumber(Math.ceil(file.size / 1024))} KB`;
      setProblem(intl.formatMessage({ id: pictureErrors['picture-too-large'] }, { found }));
      return;
    }
    setIsUploading(true);
    try {
      const picture = await uploadPicture(session, file, kind);
      setUploaded(picture);
      onUploaded(picture.hash);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsUploading(false);
    }
  }

  return { uploaded, isUploading, problem, upload };
}

type PreviewProps = { hash: string; uploaded: Uploaded | undefined; label: string };

/** Shows a logo as the header does, and as the footer and the sidebar do. */
function Preview({ hash, uploaded, label }: PreviewProps) {
  const { wide, wideAr, square } = useRuntimeConfig().brand;
  const saved = [wide, wideAr, square].find((logo) => logo?.src.includes(hash));
  const known = uploaded?.hash === hash ? uploaded : saved;
  if (!known) return null;
  const logo = { ...known, src: previewOf(hash) };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ ...ground, ...onLight }}>
        <LogoPicture logo={logo} name={label} />
      </Box>
      <Box sx={{ ...ground, ...onDark }}>
        <LogoPicture logo={logo} name="" />
      </Box>
    </Box>
  );
}

const place = {
  display: 'grid',
  gap: 1.25,
  alignContent: 'start',
  justifyItems: 'start',
  marginBlockEnd: 2.5,
};
const ground = {
  display: 'flex',
  padding: 2,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'divider',
};
const onLight = {
  backgroundColor: '#f7f5ee',
  '--plate-of-light': '#14201c',
  '--plate-of-dark': 'transparent',
};
const onDark = {
  backgroundColor: '#0b2a21',
  '--plate-of-light': 'transparent',
  '--plate-of-dark': '#ffffff',
};
