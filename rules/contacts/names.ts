/** Control characters and bidirectional marks, the same as in the check constraint contacts_text_plain. */
export const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
