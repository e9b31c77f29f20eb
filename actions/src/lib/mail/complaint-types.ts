/** Types of feedback (RFC 5965, 7.3) that complain about a mail; others say that it is no spam, or report its virus. */
const COMPLAINTS = ['abuse', 'fraud', 'other', 'opt-out'];

/** Tells whether feedback of a type is a complaint of the person who got the mail. */
export const isComplaint = (type: string): boolean => COMPLAINTS.includes(type.trim().toLowerCase());
