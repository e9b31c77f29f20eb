import { array, object, string } from 'yup';

/** A kind of hosting with the columns that heads of pages and redirects use. */
export const kindSchema = object({
  slug: string().required(),
  name: string().required(),
  name_ar: string().nullable(),
  text: string().nullable(),
  text_ar: string().nullable(),
  menu: string().required(),
  former_slugs: array(string().required()).required(),
});
