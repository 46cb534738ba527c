import { ca } from '../../texts/ca/events.ts';
import { en } from '../../texts/en/events.ts';
import { es } from '../../texts/es/events.ts';

export const certificateTexts = { es: es.certificate, ca: ca.certificate, en: en.certificate };
