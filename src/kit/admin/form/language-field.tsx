import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { TextField, type TextFieldProps } from '#src/kit/forms/text-field.tsx';
import { ARABIC_FILTER, MISSING } from '../arabic/arabic-texts.ts';

/** Around English in a field that runs from right to left. */
const [LRI, PDI] = ['\u2066', '\u2069'];

type LanguageFieldProps = Omit<TextFieldProps, 'slotProps' | 'inputRef'> & {
  language: 'en' | 'ar';
  /** Whether Arabic pages show the English text where this one is empty. */
  hasFallback?: boolean;
};

/**
 * A text in one language, which runs in that language's direction whatever the page's is. An empty Arabic one shows
 * what Arabic pages show in its place, without holding it; where a list of what lacks Arabic led here, it has the focus.
 */
export function LanguageField({ language, hasFallback = true, ...props }: LanguageFieldProps) {
  const fallback = useFallback(props.name, language === 'ar' && hasFallback);
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [params] = useSearchParams();
  const isSought = params.get(ARABIC_FILTER) === MISSING;

  useEffect(() => {
    const input = inputRef.current;
    const first = input?.form?.querySelector('[data-lacks-arabic]');
    if (isSought && input && first === input) input.focus();
    // Only on opening: later the person moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <TextField
      {...props}
      inputRef={inputRef}
      slotProps={{
        ...(fallback && { inputLabel: { shrink: true } }),
        htmlInput: {
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          ...(fallback && { placeholder: `${LRI}${fallback}${PDI}`, 'data-lacks-arabic': '' }),
        },
      }}
    />
  );
}

/** The English text that stands in for an empty Arabic one; '' where there is nothing to stand in. */
function useFallback(name: string, isWanted: boolean): string {
  const { values } = useFormikContext<Record<string, unknown>>();
  const english = values[name.replace(/_ar$/, '')];

  return isWanted && !values[name] && typeof english === 'string' ? english : '';
}
