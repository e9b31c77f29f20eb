import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { useLiveQuery } from '#src/kit/admin/live/use-live-query.ts';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { ORIGINALS } from '#rules/site-content/originals.ts';
import { NO_PICTURE, pictureNames } from '../picture-names.ts';
import { HostingKindsChanged, HostingKindsList } from '../kinds/kind-documents.generated.ts';
import type { fieldsOfPart } from '../piece-fields.ts';

type PieceFields = ReturnType<typeof fieldsOfPart>;
type PieceValues = ReturnType<PieceFields['emptyValues']>;
type FieldName = keyof PieceFields['fields'];

/** Which fields a part's form has. */
export type PieceForm = {
  readonly names: readonly FieldName[];
  /** Pictures that a piece may have. */
  readonly pictures?: readonly (keyof typeof pictureNames)[];
  /** True if each piece belongs to a kind of hosting. */
  readonly isOfKind?: boolean;
  /** True if each piece stays where it is, and is always shown. */
  readonly isFixed?: boolean;
};

/** Returns the component that renders the fields of a part's piece, English first. */
export function pieceFormOf(
  fields: PieceFields,
  { names, pictures, isOfKind = false, isFixed = false }: PieceForm,
) {
  return function PieceForm() {
    const { values } = useFormikContext<PieceValues>();
    const shown = names.filter((name) => name !== 'text' || hasText(values));

    return (
      <>
        <FormSection title={<FormattedMessage id="siteContent.form.words" />}>
          {isOfKind && <KindField />}
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

/** Chooses among the kinds of hosting, hidden ones too. */
function KindField() {
  const { locale } = useLocale();
  const { data } = useLiveQuery(HostingKindsList, ALL_KINDS, HostingKindsChanged);
  const kinds = (data?.rows ?? []).map(({ id, name, name_ar }) => ({
    value: id,
    label: (locale === 'ar' && name_ar) || name,
  }));

  return (
    <WholeRow>
      <SelectField
        name="kind_id"
        required
        label={<FormattedMessage id="siteContent.specification.kind" />}
        options={kinds}
      />
    </WholeRow>
  );
}

const ALL_KINDS = { where: {}, order_by: [{ sort_order: 'asc' as const }], limit: 500, offset: 0 };

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
