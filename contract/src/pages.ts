export { screens } from './screens/pages.ts';
