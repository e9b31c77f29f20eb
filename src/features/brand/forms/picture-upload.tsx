import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { uploadTexts } from './upload-texts.ts';
import { useUpload } from './use-upload.ts';

type PictureUploadProps = {
  /** Gets the name of the file under /media. */
  onUploaded: (file: string) => void;
};

/** Button that uploads a picture about as wide as high; says what is wrong with a file that is refused. */
export function PictureUpload(props: PictureUploadProps) {
  return (
    <AddedTexts texts={uploadTexts}>
      <Upload {...props} />
    </AddedTexts>
  );
}

function Upload({ onUploaded }: PictureUploadProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, problem, upload } = useUpload('square', ({ fileName }) => onUploaded(fileName));

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
      <input
        ref={input}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={intl.formatMessage({ id: 'brand.form.pictureFile' })}
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
          // An empty value lets the person choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        loading={isUploading}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="brand.form.upload" />
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
