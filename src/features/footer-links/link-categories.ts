/** Groups of the footer; SPEC section 3. */
export const CATEGORIES = ['Services', 'Company'] as const;

/** Names of the groups, as in the site's footer. */
export const categoryNames = { Services: 'footerLinks.services', Company: 'footerLinks.company' } as const;
