/** Contents of which mails show nothing, for the tests of the parts that read HTML. */
export const NOTHING_WRITTEN = [
  '',
  ' \n',
  '<p></p>',
  '<p> </p>\n<p><br></p>',
  '<p>&nbsp;</p>',
  '<p>\u200B\uFEFF&#8203;&shy;\u2060</p>',
  '<p>\u2800\u3164</p>',
  '<hr>',
  '<table><tr><td></td></tr></table>',
  '<div data-block="section"><p></p></div>',
  '<script>alert(1)</script><style>p { color: red }</style>',
  '<!-- words -->',
  '<img src="http://site.test/a.png" alt="Words">',
  '<img src="https://site.test/{{email}}.png" alt="Words">',
  '<img alt="Words">',
  '<p>{{frist_name}}</p>',
  '<p>{{frist_<b>name</b>}}</p>',
];

/** Contents of which mails show something. */
export const SOMETHING_WRITTEN = [
  '.',
  'أ',
  '<p>1</p>',
  '<p>{{first_name}}</p>',
  '<p>{{unsubscribe_url|here}}</p>',
  '<img src="https://site.test/a.png">',
  '🎉',
  '&copy;',
];
