import type { calls } from '@portal/contract/cv-exchange';
import type { Area } from '../../area.ts';
import { cvExchangeRoutes } from './cv-exchange.routes.ts';

export const cvExchange = { routes: () => cvExchangeRoutes } satisfies Area<typeof calls>;
