/** URL parameter with the id of a newsletter that is to be sent; the toast of a saved newsletter leads there. */
export const SEND_PARAMETER = 'send';
