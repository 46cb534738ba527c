import { OffersPage } from './OffersPage.tsx';

export default function InternshipOffers() {
  return <OffersPage tipo="practicas" />;
}
