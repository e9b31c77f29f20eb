/** What the explorer begins with: live, and answered to everybody. */
export const FIRST_QUERY = `# Live: publish a notice in the back office and watch it come.
subscription Notices {
  store_notices(order_by: { notice_date: desc }, limit: 5) {
    content
    content_ar
    severity
    notice_date
  }
}
`;
