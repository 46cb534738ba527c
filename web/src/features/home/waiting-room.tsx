import { Skeleton } from '@mantine/core';

/** As many as there is room for on a phone. */
export const waitingLines = 5;

/** Of that many lines on a phone. */
export const waitingHeight = { base: '10.75rem', sm: '5.4rem', md: '3.6rem' };

/** As high as what comes there. */
export const waitingRoom = <Skeleton h={waitingHeight} radius={8} mb="lg" />;
