import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogoPicture } from '#src/components/logo-picture.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { brandFields, type BrandFormValues } from '../brand-fields.ts';
import { previewOf, type PictureKind, type Uploaded } from './upload-picture.ts';
import { useUpload } from './use-upload.ts';

type LogoFieldProps = { name: keyof BrandFormValues & string; kind: PictureKind };

/** Takes one logo as a file, and shows it on the site's light and dark grounds. */
export function LogoField({ name, kind }: LogoFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [{ value }, , { setValue }] = useField<string>(name);
  const { uploaded, isUploading, problem, upload } = useUpload(kind, ({ hash }) => void setValue(hash));
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
