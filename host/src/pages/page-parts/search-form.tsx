import { Search } from 'shared-lib/kit/icons'

interface SearchFormProps {
  /** Where the question is answered, and under which name. */
  readonly path: string
  readonly parameter: string
  /** Of the field; unique on its page. */
  readonly id: string
  readonly label: string
  readonly button: string
  /** Last words asked. */
  readonly asked?: string
}

/** One field that asks the server: works without script. */
export const SearchForm = ({ path, parameter, id, label, button, asked = '' }: SearchFormProps) => (
  <search>
    <form className="e-search" action={path} method="get">
      <label htmlFor={id}>{label}</label>
      <div className="e-search__field">
        <input
          id={id}
          type="search"
          name={parameter}
          defaultValue={asked}
          maxLength={200}
          enterKeyHint="search"
        />
        <button type="submit" className="b-button">
          <Search aria-hidden="true" size={18} /> {button}
        </button>
      </div>
    </form>
  </search>
)
