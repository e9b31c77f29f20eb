/** Names of the parts of the site's content. */
export const partNames = { faq: 'siteContent.faq.part' } as const;
