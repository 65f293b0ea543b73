// Leads through a game in a frame without leaving its page: takes the board of another turn from the page that shows it.
const slider = document.querySelector('nav input');

/** The address that was asked for last and is not looked at yet. */
let next;
let isBusy = false;

const take = page => {
  document.querySelector('figure').replaceWith(page.querySelector('figure'));
  // What is read out stays the same element.
  document.querySelector('.facts').textContent = page.querySelector('.facts').textContent;
  for (const link of document.querySelectorAll('nav a')) {
    const other = page.querySelector(`nav a[data-step="${link.dataset.step}"]`);
    link.href = other.getAttribute('href');
    if (other.ariaDisabled) link.ariaDisabled = 'true';
    else link.removeAttribute('aria-disabled');
  }
  const other = page.querySelector('nav input');
  slider.value = other.value;
  slider.setAttribute('aria-valuetext', other.getAttribute('aria-valuetext'));
};

const show = async address => {
  next = address;
  if (isBusy) return;
  isBusy = true;
  while (next) {
    const wanted = next;
    next = undefined;
    const answer = await fetch(wanted, { credentials: 'omit' }).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : undefined;
    if (text !== undefined && !next) take(new DOMParser().parseFromString(text, 'text/html'));
  }
  isBusy = false;
};

if (slider) {
  slider.hidden = false;
  slider.addEventListener('input', () => {
    const address = new URL(slider.dataset.at, location.href);
    address.searchParams.set('turn', slider.value);
    void show(address);
  });
  document.querySelector('nav').addEventListener('click', event => {
    const link = event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!link.ariaDisabled) void show(link.href);
  });
  document.addEventListener('keydown', event => {
    const step = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }[event.key];
    if (!step || event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.querySelector(`nav a[data-step="${step}"]`).click();
  });
}
