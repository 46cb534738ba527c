import { OffersPage } from './OffersPage.tsx';

export default function JobOffers() {
  return <OffersPage tipo="empleo" />;
}
