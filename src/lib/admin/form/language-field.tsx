import { TextField, type TextFieldProps } from '#src/lib/forms/text-field.tsx';

type LanguageFieldProps = Omit<TextFieldProps, 'slotProps'> & { language: 'en' | 'ar' };

/** A text in one language, which runs in that language's direction whatever the page's is. */
export function LanguageField({ language, ...props }: LanguageFieldProps) {
  return (
    <TextField
      {...props}
      slotProps={{ htmlInput: { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } }}
    />
  );
}
