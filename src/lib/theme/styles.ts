/** The style sheets that come before all others: fonts, the theme's variables and typography, the base. */
import 'virtual:fonts.css';
import 'virtual:theme.css';
import './base.css';
