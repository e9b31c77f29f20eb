import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from '#src/kit/forms/text-field.tsx';
import { useSoughtArabic } from '../arabic/use-sought-arabic.ts';

/** Unicode isolates that enclose English text in a right-to-left field. */
const [LRI, PDI] = ['\u2066', '\u2069'];

type LanguageFieldProps = Omit<TextFieldProps, 'slotProps' | 'inputRef'> & {
  language: 'en' | 'ar';
  /** Control at the end of the field. */
  end?: ReactNode;
  /** True where Arabic pages show the English text if this text is empty. */
  hasFallback?: boolean;
};

/**
 * Field for a text in one language, with that language's direction. An empty Arabic field shows as its placeholder the
 * English text that Arabic pages would show. If the list is filtered by missing Arabic, the first such field is focused.
 */
export function LanguageField({ language, hasFallback = true, end, ...props }: LanguageFieldProps) {
  const fallback = useFallback(props.name, language === 'ar' && hasFallback);
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useSoughtArabic(inputRef);

  return (
    <TextField
      {...props}
      inputRef={inputRef}
      slotProps={{
        ...(fallback && { inputLabel: { shrink: true } }),
        ...(end !== undefined && { input: { endAdornment: end } }),
        htmlInput: {
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          ...(fallback && { placeholder: `${LRI}${fallback}${PDI}`, 'data-lacks-arabic': '' }),
        },
      }}
    />
  );
}

/** Returns the English text that replaces an empty Arabic one; '' where no replacement is needed or exists. */
function useFallback(name: string, isWanted: boolean): string {
  const { values } = useFormikContext<Record<string, unknown>>();
  const english = values[name.replace(/_ar$/, '')];

  return isWanted && !values[name] && typeof english === 'string' ? english : '';
}
