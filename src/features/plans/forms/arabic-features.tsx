import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSoughtArabic } from '#src/kit/admin/arabic/use-sought-arabic.ts';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import { useFeatureList } from './feature-list-context.tsx';
import { withArabic, type FeatureRow } from './feature-rows.ts';

/** Unicode isolates that enclose English text in a right-to-left field. */
const [LRI, PDI] = ['\u2066', '\u2069'];

/** Fields for the Arabic text of each feature; a list that is pasted into one fills the following ones too. */
export function ArabicFeatures() {
  const { list, change } = useFeatureList();
  const intl = useIntl();
  const error = useFieldError('features_ar');

  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage({ id: 'plans.form.featuresAr' })}
      sx={{ gridColumn: '1 / -1', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {error && (
        <Box component="li" sx={{ color: 'error.main', typography: 'caption' }}>
          <FormattedMessage {...error} />
        </Box>
      )}
      {list.rows.map((row, place) => (
        <ArabicFeature
          key={row.key}
          row={row}
          isWrong={error !== undefined}
          onChange={(text) => change(withArabic(list, place, text))}
        />
      ))}
    </Box>
  );
}

type ArabicFeatureProps = { row: FeatureRow; isWrong: boolean; onChange: (text: string) => void };

function ArabicFeature({ row: { en, ar }, isWrong, onChange }: ArabicFeatureProps) {
  const intl = useIntl();
  const inputRef = useRef<HTMLInputElement>(null);
  useSoughtArabic(inputRef);

  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <MuiTextField
        fullWidth
        size="small"
        inputRef={inputRef}
        label={intl.formatMessage({ id: 'plans.features.arabic' }, { feature: en })}
        value={ar}
        error={isWrong}
        onChange={({ target }) => onChange(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[,،\n]/.test(text)) return;
          // An input without lines would join those of the pasted text.
          event.preventDefault();
          onChange(text.replaceAll('\r\n', '\n'));
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            lang: 'ar',
            dir: 'rtl',
            placeholder: `${LRI}${en}${PDI}`,
            ...(ar === '' && { 'data-lacks-arabic': '' }),
          },
        }}
      />
    </Box>
  );
}
