const mockNavigate = jest.fn(async () => {})
jest.mock('./navigation', () => ({ navigate: mockNavigate }))

/** Sends the form of the page as a press on its button would; true when it was left to the browser. */
async function send(attributes: string, marker = '') {
  document.body.innerHTML = `<form ${attributes}>${marker}<input name="kwh" value="19 0"><button name="step" value="dois"></button></form>`
  const [form, button] = [document.querySelector('form'), document.querySelector('button')]
  if (!form || !button) throw new Error('no form')
  const submit = jest.spyOn(form, 'submit').mockImplementation()
  const { sendForm } = await import('./send-form')
  form.addEventListener('submit', (event) => event.preventDefault())
  const sent = new Promise<SubmitEvent>((hear) => form.addEventListener('submit', hear))
  form.requestSubmit(button)
  await sendForm(await sent)
  return submit.mock.calls.length > 0
}
beforeEach(() => mockNavigate.mockClear())

it('asks for the page behind the form, with what was filled in and nothing of before', async () => {
  expect(await send('action="/energia/simular?old=1"')).toBe(false)
  expect(mockNavigate).toHaveBeenCalledWith('http://localhost/energia/simular?kwh=19+0&step=dois')
  expect(location.search).toBe('')
})

it('keeps the answers of a question for a visitor who comes back', async () => {
  await send('action="/energia/simular"', '<input name="enviado" value="casa">')
  expect(location.search).toBe('?kwh=19+0&step=dois')
  const page = 'http://localhost/energia/simular?enviado=casa&kwh=19+0&step=dois'
  expect(mockNavigate).toHaveBeenCalledWith(page)
})

it.each(['action="https://example.org/a"', 'action="/api/leads"'])(
  'leaves a form with %s to the browser',
  async (form) => {
    expect(await send(form)).toBe(true)
    expect(mockNavigate).not.toHaveBeenCalled()
  },
)

it('keeps on this device what is personal and in no address', async () => {
  sessionStorage.setItem('qp:draft:insurance', '{"born":"1990-01-02"}')
  document.body.innerHTML = `<form action="/seguros/simular" name="insurance">
    <input name="kind" value="car"><input id="plate" value="AA-11-BB"><button>Continuar</button></form>`
  const { sendForm } = await import('./send-form')
  await sendForm({ target: document.querySelector('form'), submitter: null } as unknown as SubmitEvent)
  expect(mockNavigate).toHaveBeenCalledWith(expect.stringMatching(/\/seguros\/simular\?kind=car$/))
  const kept = JSON.parse(sessionStorage.getItem('qp:draft:insurance') ?? '')
  expect(kept).toEqual({ born: '1990-01-02', plate: 'AA-11-BB' })
})
