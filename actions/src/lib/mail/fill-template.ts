/** Values for the places of a template, as HTML; plain text must be escaped before. */
export type TemplateValues = Readonly<Record<string, string>>;

const PLACE = /\[\[(\w+)\]\]/g;

/** Puts the values into the places (`[[name]]`) of a compiled template; a place without a value is an error. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template's place "${name}" has no value.`);
    return value;
  });
}
