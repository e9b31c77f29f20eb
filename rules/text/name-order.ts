const { compare } = new Intl.Collator('ar', { numeric: true });

/**
 * Orders names as lists show them, in every language: Arabic before Latin letters, hamza and its carriers beside the bare
 * letter, 2 before 10. The collation `name_order` of the database is the same.
 */
export const compareNames = (one: string, other: string): number => compare(one, other);
