import { keepTheme } from './parts/theme.js';
import './arena-app.js';

keepTheme();
