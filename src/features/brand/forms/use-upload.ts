import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { pictureErrors } from './picture-errors.ts';
import { foundIn, uploadPicture, type PictureKind, type Uploaded } from './upload-picture.ts';

/** Bytes of a file at most; the service refuses a larger one, too. */
const MAX_BYTES = 512 * 1024;

/** Uploads a file and hands the picture on; a refused file leaves what was chosen before. */
export function useUpload(kind: PictureKind, onUploaded: (picture: Uploaded) => void) {
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
      onUploaded(picture);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsUploading(false);
    }
  }

  return { uploaded, isUploading, problem, upload };
}
