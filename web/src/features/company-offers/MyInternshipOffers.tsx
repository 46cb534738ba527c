import { MyOffersPage } from './MyOffersPage.tsx';

export default function MyInternshipOffers() {
  return <MyOffersPage tipo="practicas" />;
}
