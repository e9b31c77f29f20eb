import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { readHeadHtml } from '#rules/head/read-head-html.ts';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { CodeField } from '#src/kit/forms/editor/code-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { analyticsFields, USUAL_FORMS, type IdentifierName } from '../analytics-fields.ts';

const { labels } = analyticsFields;

/** Example identifiers from the providers; the same in every language. */
const examples: Record<IdentifierName, string> = {
  ga_measurement_id: 'G-AB12CD34EF',
  gtm_id: 'GTM-AB12CD3',
  yandex_metrica_id: '12345678',
  bing_webmaster_id: '0123456789ABCDEF0123456789ABCDEF',
};

/** Renders the fields of the identifiers and of the additional head scripts. */
export function AnalyticsForm() {
  return (
    <FormSection>
      <Identifier name="ga_measurement_id" />
      <Identifier name="gtm_id" />
      <Identifier name="yandex_metrica_id" />
      <Identifier name="bing_webmaster_id" />
      <WholeRow>
        <CodeField
          name="additional_head_scripts"
          label={<FormattedMessage id="analytics.form.scripts" />}
          helperText={<ScriptsHint />}
        />
      </WholeRow>
    </FormSection>
  );
}

function Identifier({ name }: { name: IdentifierName }) {
  const [{ value }] = useField<string>(name);
  const isUnusual = value.trim() !== '' && !USUAL_FORMS[name].test(value.trim());
  const example = <bdi key="example">{examples[name]}</bdi>;

  return (
    <TextField
      name={name}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      label={<FormattedMessage id={labels[name]} />}
      color={isUnusual ? 'warning' : 'primary'}
      helperText={
        <FormattedMessage
          id={isUnusual ? 'analytics.form.unusual' : 'analytics.form.example'}
          values={{ example }}
        />
      }
    />
  );
}

/** Says what the field is for, and which written elements a head can't hold. */
function ScriptsHint() {
  const [{ value }] = useField<string>('additional_head_scripts');
  const written = useDeferredValue(value);
  const { leftOut } = useMemo(() => readHeadHtml(written), [written]);
  const names = leftOut.map((name) =>
    name === '#text' ? (
      <FormattedMessage key={name} id="analytics.form.leftOutText" />
    ) : (
      <bdi key={name} dir="ltr">{`<${name}>`}</bdi>
    ),
  );

  return (
    <>
      <FormattedMessage id="analytics.form.scriptsHint" />
      <Box component="span" role="status" sx={{ display: 'block', color: 'text.primary' }}>
        {names.length > 0 && (
          <FormattedMessage id="analytics.form.leftOut" values={{ names: <FormattedList value={names} /> }} />
        )}
      </Box>
    </>
  );
}
