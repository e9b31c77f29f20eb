import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { NO_PICTURE, pictureNames } from '../picture-names.ts';
import type { fieldsOfPart } from '../piece-fields.ts';

type PieceFields = ReturnType<typeof fieldsOfPart>;
type PieceValues = ReturnType<PieceFields['emptyValues']>;
type FieldName = keyof PieceFields['fields'];

/** Which fields a part's form has. */
export type PieceForm = {
  readonly names: readonly FieldName[];
  /** Pictures that a piece may have. */
  readonly pictures?: readonly (keyof typeof pictureNames)[];
  /** True if each piece stays where it is, and is always shown. */
  readonly isFixed?: boolean;
};

/** Returns the component that renders the fields of a part's piece, English first. */
export function pieceFormOf(fields: PieceFields, { names, pictures, isFixed = false }: PieceForm) {
  return function PieceForm() {
    const { values } = useFormikContext<PieceValues>();
    const shown = names.filter((name) => name !== 'text' || hasText(values));

    return (
      <>
        <FormSection title={<FormattedMessage id="siteContent.form.words" />}>
          {values.part === 'uptime' ? (
            // One number for both languages.
            <>
              <Fields of={fields} names={['value']} focus="value" language="en" />
              <Fields of={fields} names={['source', 'source_date']} />
            </>
          ) : (
            <Fields of={fields} names={shown} focus={names[0] ?? 'title'} />
          )}
          {pictures && <PictureField pictures={pictures} />}
        </FormSection>
        {!isFixed && (
          <FormSection title={<FormattedMessage id="siteContent.form.showing" />}>
            <Fields of={fields} names={['sort_order', 'is_shown']} />
          </FormSection>
        )}
      </>
    );
  };
}

/** Tells whether the page shows a text of the piece: of a heading only if it came with one. */
function hasText({ part, original }: PieceValues): boolean {
  if (part !== 'heading') return true;

  return ORIGINALS.some((piece) => piece.part === part && piece.original === original && piece.text !== null);
}

function PictureField({ pictures }: { pictures: readonly (keyof typeof pictureNames)[] }) {
  const intl = useIntl();
  const options = [...pictures, NO_PICTURE] as const;

  return (
    <SelectField
      name="picture"
      label={<FormattedMessage id="siteContent.form.picture" />}
      options={options.map((value) => ({ value, label: intl.formatMessage({ id: pictureNames[value] }) }))}
    />
  );
}
