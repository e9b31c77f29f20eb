/** Imports the style sheets that precede all others: fonts, the theme's variables and typography, base styles. */
import 'virtual:fonts.css';
import 'virtual:theme.css';
import './base.css';
