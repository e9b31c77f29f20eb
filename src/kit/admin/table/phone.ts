/** Too narrow for a table's columns and for a dialog beside the page. */
export const PHONE = '(max-width: 599.95px)';
