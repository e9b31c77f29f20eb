import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COLOR_FORM, OWN_COLOR } from '#rules/brand/color-form.ts';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { useFieldError } from '#src/kit/forms/use-field-error.ts';
import { loadColors } from '../load-colors.ts';
import { brandFields } from '../brand-fields.ts';

const NAME = 'brand_color';

/** Takes the brand's colour, typed or picked, offers the nearest readable one, and shows what becomes of it. */
export function ColorField() {
  const intl = useIntl();
  const [{ value }, , { setValue, setTouched }] = useField<string>(NAME);
  const error = useFieldError(NAME);
  const nearest = error?.id === 'brand.form.colorPale' ? error.values?.['nearest'] : undefined;
  const color = value.trim().toLowerCase();
  const isColor = COLOR_FORM.test(color);

  return (
    <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', inlineSize: '100%', maxInlineSize: 420 }}>
        <TextField
          name={NAME}
          label={<FormattedMessage id={brandFields.labels.brand_color} />}
          helperText={<FormattedMessage id="brand.form.colorHint" />}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 7, spellCheck: false, autoComplete: 'off' } }}
        />
        <Box
          component="input"
          type="color"
          aria-label={intl.formatMessage({ id: 'brand.form.pick' })}
          value={isColor ? color : OWN_COLOR}
          onChange={({ target }: { target: HTMLInputElement }) => {
            void setTouched(true, false);
            void setValue(target.value);
          }}
          sx={picker}
        />
      </Box>
      {nearest !== undefined && (
        <Button variant="outlined" onClick={() => void setValue(String(nearest))}>
          <FormattedMessage id="brand.form.useNearest" values={{ nearest }} />
        </Button>
      )}
      {isColor && nearest === undefined && <Sample color={color} />}
    </Box>
  );
}

/** Shows a button, a link and a dark ground in the colours that the site would have. */
function Sample({ color }: { color: string }) {
  const recolor = useRecolor(color);
  if (!recolor) return null;
  const dark = { backgroundColor: recolor('#0b2a21'), color: recolor('#c8f169') };

  return (
    <Box role="group" aria-labelledby="color-sample" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box component="span" id="color-sample" sx={{ ...part, paddingInline: 0 }}>
        <FormattedMessage id="brand.form.sample" />
      </Box>
      <Box component="span" sx={{ ...part, backgroundColor: color, color: '#ffffff', fontWeight: 600 }}>
        <FormattedMessage id="brand.form.sampleButton" />
      </Box>
      <Box component="span" sx={{ ...part, backgroundColor: '#f7f5ee' }}>
        <Link component="span" sx={{ color }}>
          <FormattedMessage id="brand.form.sampleLink" />
        </Link>
      </Box>
      <Box component="span" sx={{ ...part, ...dark }}>
        <FormattedMessage id="brand.form.sampleDark" />
      </Box>
    </Box>
  );
}

/** Returns what becomes of the site's colours; undefined until the computation is loaded. */
function useRecolor(color: string): ((color: string) => string) | undefined {
  const [recolor, setRecolor] = useState<(color: string) => string>();
  useEffect(() => {
    let isOver = false;
    loadColors().then(
      ({ recolorFor }) => {
        if (!isOver) setRecolor(() => recolorFor(color));
      },
      // Without it there is no sample; saving says what is wrong.
      () => undefined,
    );

    return () => {
      isOver = true;
    };
  }, [color]);

  return recolor;
}

const picker = {
  flexShrink: 0,
  inlineSize: 56,
  blockSize: 56,
  padding: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'transparent',
  cursor: 'pointer',
};
const part = { paddingBlock: 1, paddingInline: 2, borderRadius: '10px' };
