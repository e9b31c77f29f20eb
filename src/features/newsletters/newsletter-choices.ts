export const TEMPLATE_NAMES = ['Basic', 'Promotional', 'Minimalist', 'Modern'] as const;
export const STATUSES = ['draft', 'sent'] as const;
