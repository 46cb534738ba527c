export { screens } from './screens/shell.ts';
