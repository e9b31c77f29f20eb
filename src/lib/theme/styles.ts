/** Imports the style sheets that precede all others: fonts, the theme's variables and typography, base styles. */
import './fonts/fonts.generated.css';
import 'virtual:theme.css';
import './base.css';
import './forced-colors.css';
