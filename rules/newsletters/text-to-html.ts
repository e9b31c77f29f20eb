const TAG = /<[a-z/!?]/i;

/**
 * Turns a content without tags into HTML that keeps its lines: an empty line ends a paragraph. A content with tags is
 * returned as it is.
 */
export function textToHtml(content: string): string {
  const text = content.trim().replace(/\r\n?/g, '\n');
  if (TAG.test(text) || !text.includes('\n')) return content;

  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/[^\S\n]*\n[^\S\n]*/g, '<br>')}</p>`)
    .join('\n');
}
